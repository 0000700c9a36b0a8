import { useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { islands } from '@site/src/islands';
import { keepInput, type Input } from './keepInput';

interface Island {
  place: HTMLElement;
  Component: ComponentType<object>;
  props: object;
  input: Input;
}

/** Rejects when its code cannot be loaded. */
async function loadIsland(place: HTMLElement): Promise<Island | undefined> {
  const input = keepInput(place);
  const load: unknown = Reflect.get(islands, place.dataset['island'] ?? '');
  const props: unknown = JSON.parse(place.dataset['props'] ?? '{}');
  const Component: unknown =
    typeof load === 'function' ? await Reflect.apply(load, undefined, []) : undefined;
  // What the registry holds are components.
  return typeof Component === 'function'
    ? { place, Component: Component as ComponentType<object>, props: Object(props) as object, input }
    : undefined;
}

function FilledPlace({ island: { place, Component, props, input } }: { island: Island }): ReactNode {
  useLayoutEffect(() => input.giveBack(), [input]);
  return createPortal(<Component {...props} />, place);
}

/** Fills the places of islands inside a static body, each as soon as its code is there. */
export function Islands({ body }: { body: HTMLElement }): ReactNode {
  const [filled, setFilled] = useState<readonly Island[]>([]);
  useEffect(() => {
    let isCurrent = true;
    for (const place of body.querySelectorAll<HTMLElement>('[data-island]')) {
      loadIsland(place).then(
        (island) => {
          if (!isCurrent || !island) return;
          island.input.take();
          place.replaceChildren();
          setFilled((others) => [...others, island]);
        },
        // Its HTML stays, and says what it says without React.
        (error: unknown) => console.warn(error),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [body]);
  return filled.map((island, index) => <FilledPlace key={index} island={island} />);
}
