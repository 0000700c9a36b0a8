import { useEffect, useState } from 'react';

/**
 * Asks once, where something could not be loaded; false until it is known.
 *
 * @param question constant
 */
export function useAnswer(question: () => Promise<boolean>): boolean {
  const [answer, setAnswer] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    question().then((known) => {
      if (isCurrent) setAnswer(known);
    }, console.warn);
    return () => {
      isCurrent = false;
    };
  }, [question]);
  return answer;
}
