import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Method} from '../../arkos/endpoints';
import styles from './styles.module.css';

/** Props of {@link MethodBadge}. */
export interface MethodBadgeProps {
  /** HTTP method; its name is the badge's text, its color only an aid. */
  method: Method;
}

const methods: readonly string[] = ['GET', 'POST', 'PATCH', 'DELETE'] satisfies Method[];

/** Whether a method has a badge. */
export const isMethod = (name: string): name is Method => methods.includes(name);

/** An HTTP method in one shape, so that methods line up in a list. */
export default function MethodBadge({method}: MethodBadgeProps): ReactNode {
  return <span className={clsx(styles.badge, styles[method.toLowerCase()])}>{method}</span>;
}
