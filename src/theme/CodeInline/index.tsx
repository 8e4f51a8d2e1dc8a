// Ejected: short code is never broken, and long code may be.
import type {Props} from '@theme/CodeInline';
import type {ReactNode} from 'react';

/** From how many characters on code may be broken at the end of a line. */
const long = 30;

/** Code within a line of text. */
export default function CodeInline(props: Props): ReactNode {
  const {children} = props;
  const isLong = typeof children !== 'string' || children.length >= long;
  return <code className={isLong ? 'code-long' : undefined} {...props} />;
}
