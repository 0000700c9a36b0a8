import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { repairEscapes } from './repairEscapes';

/**
 * Docusaurus and its router decode paths and hashes without a `try`: a `%` that begins no escape takes the whole page
 * away. The path of the document itself is decoded before React starts, so it is mended here, before the router.
 */
if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = window.location;
  const repaired = repairEscapes(pathname);
  if (repaired !== pathname) window.history.replaceState(window.history.state, '', repaired + search + hash);
}

/**
 * Mends the location that is about to be shown, in place: Docusaurus goes on with this object. The router has decoded
 * the path once, and Docusaurus decodes it again, so that even `/100%25` needs it.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location }) => {
  location.pathname = repairEscapes(location.pathname);
  location.hash = repairEscapes(location.hash);
};
