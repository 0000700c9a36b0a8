import type { useLocation } from '@docusaurus/router';
import { isReachable } from './isReachable';

type Location = ReturnType<typeof useLocation>;

/** A page that the reader wanted to go to, and the one that is still shown. */
export interface FailedNavigation {
  target: Location;
  shown: Location;
}

interface Attempt extends FailedNavigation {
  /** Asked once, however many chunks of the page have failed. */
  canReload: () => Promise<boolean>;
}

/** Address of a page, as a link would have it. */
export function hrefOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

/**
 * Docusaurus reloads the page when the next one's chunks cannot be loaded, which helps when a newer site was published.
 * Without a network it would take the page away that is being read. So the loading is wrapped: where the next page
 * cannot be reached, Docusaurus never hears of the failure, and the reader is told.
 */
class NavigationGuard {
  private attempt: Attempt | undefined;
  private failed: FailedNavigation | undefined;
  private readonly listeners = new Set<() => void>();
  /** Where the reader was on the page that is gone back to. */
  private scrollPosition: number | undefined;

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getFailed = (): FailedNavigation | undefined => this.failed;

  /** A navigation begins; Docusaurus asks for the page's chunks right after. */
  begin(target: Location, shown: Location | null): void {
    if (this.failed && this.failed.shown.pathname !== target.pathname) this.dismiss();
    if (!shown) return;
    let answer: Promise<boolean> | undefined;
    const attempt: Attempt = {
      target,
      shown,
      canReload: () => (answer ??= this.judge(attempt)),
    };
    this.attempt = attempt;
    queueMicrotask(() => (this.attempt = undefined));
  }

  /** The page that was gone back to stands again. */
  end(): void {
    if (this.scrollPosition === undefined) return;
    window.scrollTo({ top: this.scrollPosition, behavior: 'instant' });
    this.scrollPosition = undefined;
  }

  /** Wraps what loads a page's chunks. Loading ahead, on hover, is left alone. */
  guard(load: () => Promise<unknown>): () => Promise<unknown> {
    return () => {
      const { attempt } = this;
      const loading = load();
      if (!attempt) return loading;
      return loading.catch(async (error: unknown) => {
        if (await attempt.canReload()) throw error;
        console.warn(error);
        return new Promise(() => undefined);
      });
    };
  }

  dismiss(): void {
    this.scrollPosition = undefined;
    this.change(undefined);
  }

  private async judge(attempt: Attempt): Promise<boolean> {
    const canReload = await isReachable(hrefOf(attempt.target));
    if (!canReload) {
      this.scrollPosition = window.scrollY;
      this.change(attempt);
    }
    return canReload;
  }

  private change(failed: FailedNavigation | undefined): void {
    this.failed = failed;
    for (const listener of this.listeners) listener();
  }
}

/** The one of the page: Docusaurus' routes are shared as well. */
export const navigationGuard = new NavigationGuard();
