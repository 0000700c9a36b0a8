/** In place of a component that the site's configuration never shows. */
export default function Nothing(): null {
  return null;
}
