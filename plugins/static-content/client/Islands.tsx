import { useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
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

/** Fills the places of islands inside a static body, each as soon as the reader is near it and its code is there. */
export function Islands({ body }: { body: HTMLElement }): ReactNode {
  const [filled, setFilled] = useState<readonly FilledIsland[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const fill = (place: HTMLElement): void => {
      loadIsland(place).then(
        (island) => {
          if (!isCurrent || !island) return;
          const giveBackInput = keepInput(place);
          place.replaceChildren();
          setFilled((others) => [...others, { ...island, giveBackInput }]);
        },
        // Its HTML stays, and says what it says without React.
        (error: unknown) => console.warn(error),
      );
    };
    const stop = whenNear([...body.querySelectorAll<HTMLElement>('[data-island]')], fill);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [body]);
  return filled.map((island, index) => <FilledPlace key={index} island={island} />);
}
