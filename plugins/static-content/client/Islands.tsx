import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { translate } from '@docusaurus/Translate';
import { LoadFailure } from '@site/src/components/LoadFailure';
import { islands } from '@site/src/islands';
import { keepInput } from './keepInput';
import { whenNear } from './whenNear';
import { whenReleased } from './whenReleased';

interface Island {
  place: HTMLElement;
  Component: ComponentType<object>;
  props: object;
}

interface FilledIsland extends Island {
  giveBackInput: () => void;
}

/** An island with its code, once nothing in its place is held down. Rejects when the code cannot be loaded. */
async function loadIsland(place: HTMLElement): Promise<Island | undefined> {
  const load: unknown = Reflect.get(islands, place.dataset['island'] ?? '');
  const props: unknown = JSON.parse(place.dataset['props'] ?? '{}');
  const Component: unknown =
    typeof load === 'function' ? await Reflect.apply(load, undefined, []) : undefined;
  await whenReleased(place);
  // What the registry holds are components.
  return typeof Component === 'function'
    ? { place, Component: Component as ComponentType<object>, props: Object(props) as object }
    : undefined;
}

function FilledPlace({ island }: { island: FilledIsland }): ReactNode {
  const { place, Component, props, giveBackInput } = island;
  useLayoutEffect(giveBackInput, [giveBackInput]);
  return createPortal(<Component {...props} />, place);
}

interface FailedPlaceProps {
  place: HTMLElement;
  onRetry: () => void;
}

/** Says so in front of the place, whose HTML stays. */
function FailedPlace({ place, onRetry }: FailedPlaceProps): ReactNode {
  const [holder] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    place.before(holder);
    return () => holder.remove();
  }, [place, holder]);
  const part = translate({
    id: 'islands.part',
    message: '这一部分',
    description: 'A part of the page that its reader can use, in the message that it could not be loaded',
  });
  return createPortal(<LoadFailure part={part} onRetry={onRetry} />, holder);
}

/** Fills the places of islands inside a static body, each as soon as the reader is near it and its code is there. */
export function Islands({ body }: { body: HTMLElement }): ReactNode {
  const [filled, setFilled] = useState<readonly FilledIsland[]>([]);
  const [failed, setFailed] = useState<readonly HTMLElement[]>([]);
  const fill = useRef<(place: HTMLElement) => void>(undefined);
  useEffect(() => {
    let isCurrent = true;
    fill.current = (place) => {
      loadIsland(place).then(
        (island) => {
          if (!isCurrent || !island) return;
          const giveBackInput = keepInput(place);
          place.replaceChildren();
          // The place is never seen empty.
          flushSync(() => setFilled((others) => [...others, { ...island, giveBackInput }]));
        },
        (error: unknown) => {
          console.warn(error);
          if (isCurrent) setFailed((others) => [...others, place]);
        },
      );
    };
    const stop = whenNear([...body.querySelectorAll<HTMLElement>('[data-island]')], fill.current);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [body]);

  function retry(place: HTMLElement): void {
    setFailed((others) => others.filter((other) => other !== place));
    fill.current?.(place);
  }

  return (
    <>
      {filled.map((island, index) => (
        <FilledPlace key={index} island={island} />
      ))}
      {failed.map((place, index) => (
        <FailedPlace key={index} place={place} onRetry={() => retry(place)} />
      ))}
    </>
  );
}
