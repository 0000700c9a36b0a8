/** In place of a component that browsers never show. */
export default function Nothing(): null {
  return null;
}
