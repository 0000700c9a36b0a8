interface UsableProps {
  'aria-disabled': boolean;
  onClick: () => void;
}

/**
 * Of a button that can be pressed only at times. Not `disabled`: one that was just pressed, and has done what it does, would
 * lose the focus.
 */
export function usable(isUsable: boolean, onPress: () => void): UsableProps {
  return {
    'aria-disabled': !isUsable,
    onClick: () => {
      if (isUsable) onPress();
    },
  };
}
