import { programOf, type Program } from '../program/program';

/** A program to begin from, one for each topic of the guide. */
export interface Example {
  id: string;
  title: string;
  /** The page that explains what the program shows. */
  page: string;
  program: Program;
}

/** An example that starts at `/` with the plainest sub-app, unless it says otherwise. */
export function example(
  id: string,
  title: string,
  page: string,
  code: string,
  start: Partial<Omit<Program, 'files'>> = {},
): Example {
  return { id, title, page, program: programOf(code, start) };
}
