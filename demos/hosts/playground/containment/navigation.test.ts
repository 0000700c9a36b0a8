import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownHistory, type NavigationState } from './navigation';

/** A window whose native `replaceState` changes the address, and does nothing else. */
function fakeWindow(): EventTarget {
  const window = new EventTarget();
  const location = new URL('https://example.com/');
  const history = {
    length: 1,
    replaceState: (_state: unknown, _unused: string, url?: string) => {
      if (url !== undefined) location.href = new URL(url, location).href;
    },
  };
  const replace = (url: string): void => {
    location.href = url;
    window.dispatchEvent(new Event('hashchange'));
  };
  vi.stubGlobal('location', Object.assign(location, { replace }));
  vi.stubGlobal('history', history);
  vi.stubGlobal('window', window);
  // One that lets a frame go back further than to its first entry.
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('HashChangeEvent', Event);
  vi.stubGlobal(
    'PopStateEvent',
    class extends Event {
      readonly state: unknown;
      constructor(type: string, { state }: { state: unknown }) {
        super(type);
        this.state = state;
      }
    },
  );
  return window;
}

let target = new EventTarget();
beforeEach(() => {
  target = fakeWindow();
});
afterEach(() => void vi.unstubAllGlobals());

function watch() {
  const states: NavigationState[] = [];
  const navigation = ownHistory((state) => states.push(state));
  return { states, navigation };
}

test('every change of the address is told once, as it is then', () => {
  const { states, navigation } = watch();
  history.pushState(null, '', '/a');
  history.pushState(null, '', '/b?page=2#end');
  navigation.traverse(-1);
  history.replaceState(null, '', '/c');
  expect(states).toEqual([
    { path: '/a', canGoBack: true, canGoForward: false },
    { path: '/b?page=2#end', canGoBack: true, canGoForward: false },
    { path: '/a', canGoBack: true, canGoForward: true },
    { path: '/c', canGoBack: true, canGoForward: true },
  ]);
});

test('what comes after a replaced entry is still there; after a new one it is not', () => {
  const { states, navigation } = watch();
  history.pushState(null, '', '/a');
  history.pushState(null, '', '/b');
  navigation.traverse(-1);
  history.replaceState(null, '', '/c');
  navigation.traverse(1);
  expect(states.at(-1)).toEqual({ path: '/b', canGoBack: true, canGoForward: false });
  navigation.traverse(-2);
  navigation.navigate('/d');
  navigation.traverse(1);
  expect(states.at(-1)).toEqual({ path: '/d', canGoBack: true, canGoForward: false });
});

test('an address that the reader types goes through what has wrapped `pushState`', () => {
  const { states, navigation } = watch();
  const pushState = vi.spyOn(history, 'pushState');
  navigation.navigate('/a');
  expect(pushState).toHaveBeenCalledExactlyOnceWith(null, '', '/a');
  expect(states).toEqual([{ path: '/a', canGoBack: true, canGoForward: false }]);
});

test('going back and forth says so to the program, with the state of the entry', () => {
  const seen: unknown[] = [];
  target.addEventListener('popstate', (event) => seen.push((event as PopStateEvent).state));
  const { navigation } = watch();
  history.pushState({ page: 1 }, '', '/a');
  navigation.traverse(-1);
  navigation.traverse(1);
  navigation.traverse(1);
  expect(seen).toEqual([null, { page: 1 }]);
});

/** As `location.hash = …` of the program does. */
function setHash(hash: string): void {
  location.href = `https://example.com/${hash}`;
  Object.assign(history, { length: history.length + 1 });
  for (const type of ['popstate', 'hashchange']) target.dispatchEvent(new Event(type));
}

/** As the browser's own buttons do. */
function traverseTo(path: string): void {
  location.href = `https://example.com${path}`;
  target.dispatchEvent(new Event('popstate'));
}

test('who goes over the browser’s entries of the program goes over those here', () => {
  const { states, navigation } = watch();
  setHash('#a');
  setHash('#b');
  setHash('#a');
  history.replaceState(null, '', '/c');
  traverseTo('/#b');
  expect(states.at(-1)).toEqual({ path: '/#b', canGoBack: true, canGoForward: true });
  traverseTo('/');
  expect(states.at(-1)).toEqual({ path: '/', canGoBack: false, canGoForward: true });
  navigation.traverse(3);
  expect(states.at(-1)).toEqual({ path: '/c', canGoBack: true, canGoForward: false });
  expect(states).toHaveLength(7);
});

test('another place of the document is an entry, whoever goes there, and is told to the program', () => {
  const { states, navigation } = watch();
  let changes = 0;
  target.addEventListener('hashchange', () => changes++);
  navigation.navigate('/#a');
  navigation.navigate('/#a');
  setHash('#b');
  expect(states.at(-1)).toEqual({ path: '/#b', canGoBack: true, canGoForward: false });
  navigation.traverse(-2);
  expect(states.at(-1)).toEqual({ path: '/', canGoBack: false, canGoForward: true });
  expect(changes).toBe(4);
  navigation.navigate('/c');
  navigation.traverse(-1);
  expect(changes).toBe(4);
});
