import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';

/**
 * Stands above folded questions: a field to filter them, which `src/readingScript/questions` makes work, and links to their
 * categories, each with how many questions it has. Written into documents by `plugins/rehype/foldQuestions`.
 */
export function QuestionFilter({ children }: { children: ReactNode }): ReactNode {
  const label = translate({
    id: 'questionFilter.label',
    message: '筛选下面的条目：几个字',
    description: 'Label of the filter of questions and error messages',
  });
  const categories = translate({
    id: 'questionFilter.categories',
    message: '分类',
    description: 'Name of the links to the categories of questions',
  });
  return (
    <>
      <div className="question-filter">
        <input type="search" placeholder={label} aria-label={label} />
      </div>
      <nav className="question-categories" aria-label={categories}>
        {children}
      </nav>
    </>
  );
}
