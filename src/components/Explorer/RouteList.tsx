import {useState, type ReactNode} from 'react';

import type {Method} from '../../arkos/endpoints';
import MethodBadge from '../MethodBadge';
import styles from './styles.module.css';

/** A route of a list. */
export interface ListedRoute {
  readonly operation: string;
  readonly method: Method;
  readonly path: string;
  readonly isOn: boolean;
  /** Turns it on or off; absent where no file can. */
  readonly onToggle?: (isOn: boolean) => void;
  /** What is shown when it is opened; absent where there is nothing to say. */
  readonly detail?: () => ReactNode;
}

/** Props of {@link RouteList}. */
interface RouteListProps {
  readonly label: string;
  readonly routes: readonly ListedRoute[];
}

/** Routes to turn on and off and to open, one at a time. */
export default function RouteList({label, routes}: RouteListProps): ReactNode {
  const [open, setOpen] = useState<string>();
  return (
    <ul className={styles.routes} aria-label={label}>
      {routes.map(({operation, method, path, isOn, onToggle, detail}) => {
        const isOpen = open === operation && isOn && detail !== undefined;
        return (
          <li key={operation} data-off={isOn ? undefined : ''}>
            {onToggle ? (
              <input
                type="checkbox"
                checked={isOn}
                aria-label={`${operation} is on`}
                onChange={({target}) => onToggle(target.checked)}
              />
            ) : (
              <span />
            )}
            <button
              type="button"
              className={styles.route}
              aria-expanded={isOpen}
              disabled={!isOn || !detail}
              onClick={() => setOpen(isOpen ? undefined : operation)}
            >
              <MethodBadge method={method} />
              <code>{path}</code>
              <span>{operation}</span>
            </button>
            {isOpen && detail()}
          </li>
        );
      })}
    </ul>
  );
}
