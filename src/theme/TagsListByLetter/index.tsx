// Eject of 3.10.2. Change: one list; Chinese labels have no initials, and upstream sorts them differently in Node and in the browser.
import type { ReactNode } from 'react';
import Tag from '@theme/Tag';
import type { Props } from '@theme/TagsListByLetter';
import styles from './styles.module.css';

export default function TagsListByLetter({ tags }: Props): ReactNode {
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag.permalink}>
          <Tag {...tag} />
        </li>
      ))}
    </ul>
  );
}
