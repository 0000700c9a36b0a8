import { handleQuestionFilter } from './filter';
import { handleQuestionLinks } from './links';

// Tools for folded questions, as `plugins/rehype/foldQuestions` writes them.
handleQuestionFilter();
handleQuestionLinks();
