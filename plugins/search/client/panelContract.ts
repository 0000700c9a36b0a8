import type { Ref } from 'react';

/** What the search box asks of its panel, which is loaded after it. */
export interface PanelHandle {
  /** @returns whether the key was for the panel; the box then leaves it alone */
  handleKey: (key: string) => boolean;
}

/** The list of options below the box, as the box describes it to assistive technology. */
export interface OptionList {
  isShown: boolean;
  /** Id of the active option. */
  active?: string;
}

export interface SearchPanelProps {
  ref: Ref<PanelHandle>;
  query: string;
  /** Id of the list of options, which the box controls. */
  listboxId: string;
  /** Puts another query into the box. */
  onQueryChange: (query: string) => void;
  onListChange: (list: OptionList) => void;
  /** The reader has chosen something. */
  onClose: () => void;
}
