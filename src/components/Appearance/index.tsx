import {createStorageSlot, useColorMode} from '@docusaurus/theme-common';
import {type ReactNode, useEffect} from 'react';

import styles from './styles.module.css';

const modes = [
  {mode: 'dark', label: 'Dark'},
  {mode: 'light', label: 'Light'},
] as const;

/**
 * Keeps the stored choice: the theme's provider deletes it at every start, because the navbar has no
 * switch. Its effect runs after this one, hence the timer.
 */
function useStoredChoice(): void {
  useEffect(() => {
    const slot = createStorageSlot('theme');
    const stored = slot.get();
    if (stored === null) return undefined;
    const timer = setTimeout(() => slot.set(stored));
    return () => clearTimeout(timer);
  }, []);
}

/** Chooses between dark and light. Before React has started `src/client/page/appearance.ts` does it. */
export default function Appearance(): ReactNode {
  const {colorMode, setColorMode} = useColorMode();
  useStoredChoice();
  return (
    <fieldset className={styles.appearance}>
      <legend>Appearance</legend>
      {modes.map(({mode, label}) => (
        <label key={mode}>
          <input
            type="radio"
            name="appearance"
            value={mode}
            checked={colorMode === mode}
            onChange={() => setColorMode(mode)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
