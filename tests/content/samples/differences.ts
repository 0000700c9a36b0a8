import { looksLikeCode, type Fence } from '../../../tools/extractFences';
import type { CheckedSample } from './checkSamples';
import type { Problem } from './compilation';

const expectedHere = '// 期望报错';

function describeProblem(file: string, { line, code, message }: Problem, expected: string): string {
  return `${file}:${line}: found ${code}: ${message}; expected ${expected}`;
}

/** What is wrong with the reason that a fence gives for not being compiled; nothing when it gives none. */
function faultsOfReason({ file, line, meta }: Fence, isNeeded: boolean): string[] {
  const reason = meta['unchecked'];
  if (reason === undefined) return [];
  if (reason.trim() === '')
    return [`${file}:${line}: found unchecked without a reason; expected unchecked="…"`];
  if (isNeeded) return [];
  return [`${file}:${line}: found unchecked="${reason}"; expected no such reason, nothing is wrong here`];
}

/** Whether the error stands where the sample announces it: on the line below a comment `// 期望报错`. */
function isAnnounced({ line }: Problem, sample: Fence): boolean {
  return sample.code.split('\n')[line - sample.line - 2]?.includes(expectedHere) ?? false;
}

/**
 * How a sample differs from what its fence declares: no error, `error="TS2345"` (several with spaces between), or
 * `unchecked="why"`.
 *
 * @returns messages that name file and line, what was found and what was expected; none when all is as declared
 */
export function differences({ sample, problems }: CheckedSample): string[] {
  const { file, line, meta } = sample;
  if (meta['unchecked'] !== undefined) return faultsOfReason(sample, problems.length > 0);

  const codes = (meta['error'] ?? '').split(/\s+/).filter(Boolean);
  const expected = codes.length > 0 ? codes.join(', ') : 'no error';
  if (meta['error'] !== undefined && !codes.length) {
    return [`${file}:${line}: found an empty error; expected error="TS…"`];
  }
  return [
    ...problems
      .filter((problem) => !codes.includes(problem.code))
      .map((problem) => describeProblem(file, problem, expected)),
    ...problems
      .filter((problem) => codes.includes(problem.code) && !isAnnounced(problem, sample))
      .map((problem) => describeProblem(file, problem, 'it on the line below a comment // 期望报错')),
    ...codes
      .filter((code) => !problems.some((problem) => problem.code === code))
      .map(
        (code) => `${file}:${line}: found no ${code}; expected it, since the fence declares error="${code}"`,
      ),
  ];
}

/** What is wrong with a `text` fence: code that hides in it, or a reason that plain text does not need. */
export function faultsOfText(fence: Fence): string[] {
  const isCode = looksLikeCode(fence.code);
  if (isCode && fence.meta['unchecked'] === undefined) {
    return [
      `${fence.file}:${fence.line}: found code in a text fence; expected its language, or unchecked="why"`,
    ];
  }
  return faultsOfReason(fence, isCode);
}
