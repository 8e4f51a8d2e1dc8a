// Wrapped: keeps the reader's choice when the operating system changes its own (the theme forgets it, although told to ignore the system).
import {createStorageSlot, useColorMode, useThemeConfig} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/Navbar/ColorModeToggle';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import {type ReactNode, useEffect, useRef} from 'react';

/**
 * Switches between dark and light, where the configuration has the switch on.
 *
 * @param props - `className` for the toggle
 * @returns The theme's toggle, or nothing where the switch is off
 */
export default function NavbarColorModeToggle(props: Props): ReactNode {
  const {disableSwitch, respectPrefersColorScheme} = useThemeConfig().colorMode;
  const {colorMode, setColorMode} = useColorMode();
  const chosen = useRef<typeof colorMode>(undefined);
  useEffect(() => {
    const stored = createStorageSlot('theme').get() !== null;
    chosen.current = stored ? colorMode : undefined;
  }, [colorMode]);
  useEffect(() => {
    if (disableSwitch || respectPrefersColorScheme) return undefined;

    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const keep = (): void => {
      const mode = chosen.current;
      if (mode) {
        // After the theme's own listener, which resets mode and storage.
        setTimeout(() => setColorMode(mode));
      }
    };
    system.addEventListener('change', keep);
    return () => system.removeEventListener('change', keep);
  }, [disableSwitch, respectPrefersColorScheme, setColorMode]);
  return <ColorModeToggle {...props} />;
}
