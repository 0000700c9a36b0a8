// First: Garfish keeps the window's functions when it is loaded.
import './inventory';
import { ownHistory } from '../playground/containment/navigation';
import { isContained } from '../../runtime/openPort';
import { connect, type Connection } from './connection';
import { Examination } from './examine';
import { fetchThroughPage } from './network';

/** As a main application that shows the sub-app below a path of its own. WebKit lets no such frame change its address. */
function goTo(basename: string): void {
  try {
    history.replaceState(null, '', basename);
  } catch {
    // The examination goes on at the frame's own address.
  }
}

async function run({ request, send, readFile }: Connection): Promise<void> {
  const addresses: string[] = [];
  goTo(request.basename);
  ownHistory(({ path }) => {
    if (addresses.length < 20) addresses.push(path);
  });
  fetchThroughPage(request.entry, readFile);
  const examination = new Examination(request, addresses, (evidence) => send({ type: 'evidence', evidence }));
  await examination.run();
}

if (isContained) void connect().then(run);
