// Ejected: a real button that opens with Enter, Space or Arrow down and closes with Escape; the theme's is a link to '#' that knows Enter only.
import {Collapsible, isRegexpStringMatch, useCollapsible} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem, {type LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {DesktopOrMobileNavBarItemProps, Props} from '@theme/NavbarItem/DropdownNavbarItem';
import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';

import {focusSoon} from '../../../client/focusSoon';
import styles from './styles.module.css';

function isItemActive(item: LinkLikeNavbarItemProps, pathname: string): boolean {
  const {to, activeBasePath, activeBaseRegex} = item as DesktopOrMobileNavBarItemProps;
  return (
    isSamePath(to, pathname) ||
    isRegexpStringMatch(activeBaseRegex, pathname) ||
    (activeBasePath !== undefined && pathname.startsWith(activeBasePath))
  );
}

function Desktop(props: DesktopOrMobileNavBarItemProps): ReactNode {
  const {items, position, className, label, children} = props;
  const [open, setOpen] = useState(false);
  const dropdown = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const stopFocus = useRef<() => void>(undefined);
  const menuId = useId();
  useEffect(() => () => stopFocus.current?.(), []);
  useEffect(() => {
    const onOutside = (event: Event): void => {
      if (event.target instanceof Node && !dropdown.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) {
      stopFocus.current?.();
      setOpen(false);
      button.current?.focus();
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;

    event.preventDefault();
    const links = Array.from(dropdown.current?.querySelectorAll<HTMLElement>('ul a') ?? []);
    const at = links.findIndex((link) => link === document.activeElement);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setOpen(true);
    const next =
      links[at < 0 && step < 0 ? links.length - 1 : (at + step + links.length) % links.length];
    stopFocus.current?.();
    stopFocus.current = next && focusSoon(next);
  };
  return (
    // The keys are those of the button and the links inside; the element itself is not operated.
    <div
      ref={dropdown}
      role="presentation"
      onKeyDown={onKeyDown}
      className={clsx('navbar__item', 'dropdown', 'dropdown--hoverable', {
        'dropdown--right': position === 'right',
        'dropdown--show': open,
      })}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={menuId}
        className={clsx('clean-btn', 'navbar__link', styles.button, className)}
        onClick={() => setOpen(!open)}
      >
        {children ?? label}
      </button>
      <ul id={menuId} className="dropdown__menu">
        {items.map((item, at) => (
          <NavbarItem key={at} isDropdownItem activeClassName="dropdown__link--active" {...item} />
        ))}
      </ul>
    </div>
  );
}

function Mobile(props: DesktopOrMobileNavBarItemProps): ReactNode {
  const {items, className, onClick, label, children} = props;
  const pathname = useLocalPathname();
  const containsActive = items.some((item) => isItemActive(item, pathname));
  const {collapsed, toggleCollapsed, setCollapsed} = useCollapsible({
    initialState: () => !containsActive,
  });
  useEffect(() => {
    if (containsActive) setCollapsed(false);
  }, [pathname, containsActive, setCollapsed]);
  return (
    <li className={clsx('menu__list-item', {'menu__list-item--collapsed': collapsed})}>
      <button
        type="button"
        aria-expanded={!collapsed}
        className={clsx(
          'clean-btn menu__link menu__link--sublist menu__link--sublist-caret',
          styles.button,
          styles.row,
          className,
        )}
        onClick={toggleCollapsed}
      >
        {children ?? label}
      </button>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item, at) => (
          <NavbarItem
            key={at}
            mobile
            isDropdownItem
            onClick={onClick}
            activeClassName="menu__link--active"
            {...item}
          />
        ))}
      </Collapsible>
    </li>
  );
}

/**
 * A menu of links in the navbar, e.g. the languages.
 *
 * @param props - `label`, `items`, `position`, and whether it is in the sidebar (`mobile`)
 */
export default function DropdownNavbarItem({mobile = false, ...props}: Props): ReactNode {
  return mobile ? <Mobile {...props} /> : <Desktop {...props} />;
}
