import { inOneWording } from '../../../src/messages/cleanLine';
import { entriesOfSite } from '../../error-decoder/entriesOfSite';

/** A longer message is every page's first search longer; whoever has one pastes it into the decoder. */
const longestMessage = 100;
const han = /\p{Script=Han}/u;

/** Translations are left out, whose words are found as any others, and what another one says in other words. */
function searchedOf(messages: readonly string[], title: string): string[] {
  const said = inOneWording(title);
  const wordings = new Set(messages.map(inOneWording));
  return [...wordings].filter(
    (message) => !said.includes(message) && message.length < longestMessage && !han.test(message),
  );
}

/**
 * The messages that the decoder knows beyond those in headings, by the URL and anchor of the section that answers them:
 * whoever pastes one into the search wants that section.
 */
export function readMessages(siteDirectory: string, baseUrl: string): ReadonlyMap<string, readonly string[]> {
  const entries = entriesOfSite(siteDirectory);
  return new Map(
    entries.map(({ place, title, messages }) => [`${baseUrl}${place}`, searchedOf(messages, title)]),
  );
}
