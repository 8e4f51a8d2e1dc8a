// Ejected: a modal dialog (focus goes in, stays in and comes back, Escape closes, the panel slid out of sight is inert) that any navigation closes; the focus follows from one panel to the other.
import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';

import {useDialog} from '../../../../client/useDialog';
import styles from './styles.module.css';

const closeButton = '.navbar-sidebar__close';

/**
 * The navigation of a small screen.
 *
 * @param props - Header, the menu of the navbar's items, and the menu a page brings along
 * @returns The sidebar, hidden until the navbar's toggle is pressed
 */
export default function NavbarMobileSidebarLayout(props: Props): ReactNode {
  const {header, primaryMenu, secondaryMenu} = props;
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryMenuShown} = useNavbarSecondaryMenu();
  const location = useLocation();
  const openedAt = useRef(location);
  useEffect(() => {
    if (!shown) openedAt.current = location;
    else if (location !== openedAt.current) toggle();
  }, [shown, toggle, location]);
  const ref = useRef<HTMLDialogElement>(null);
  useDialog(ref, {
    open: shown,
    onClose: toggle,
    initialFocus: closeButton,
    returnFocus: '.navbar__toggle',
  });
  const panelShown = useRef(secondaryMenuShown);
  useEffect(() => {
    if (panelShown.current === secondaryMenuShown) return;
    panelShown.current = secondaryMenuShown;
    // The button that was pressed is in the panel that is gone. A menu that opens changes its panel
    // by itself, and has the focus where it belongs.
    if (shown && !document.activeElement?.matches(closeButton))
      ref.current?.querySelector<HTMLElement>('.menu:not([inert]) :is(a, button)')?.focus();
  }, [ref, shown, secondaryMenuShown]);
  return (
    <dialog ref={ref} aria-label="Navigation" className={styles.dialog}>
      <div className="navbar-sidebar">
        {header}
        <div
          className={clsx('navbar-sidebar__items', {
            'navbar-sidebar__items--show-secondary': secondaryMenuShown,
          })}
        >
          <div className="navbar-sidebar__item menu" inert={secondaryMenuShown}>
            {primaryMenu}
          </div>
          <div className="navbar-sidebar__item menu" inert={!secondaryMenuShown}>
            {secondaryMenu}
          </div>
        </div>
      </div>
    </dialog>
  );
}
