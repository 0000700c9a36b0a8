// What is downloaded when the first examination begins.
export { examine } from '../examination/examine';
export { diagnose } from './diagnose';
export { summaryOf, toMarkdown } from './toMarkdown';
