import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * What Arkos.js is built on, as layers: the reader's files on top, Node.js at the bottom. It is text in
 * a list, read from the top down.
 *
 * @see https://github.com/Uanela/arkos/blob/v1.3.10-beta/packages/arkos/package.json for the versions
 */
export default function FoundationDiagram(): ReactNode {
  return (
    <ol className={styles.layers}>
      <li className={styles.own}>
        <strong>Your project</strong>
        <span>schema, hooks, interceptors, routers</span>
      </li>
      <li className={styles.arkos}>
        <strong>Arkos.js 1.3</strong>
        <span>endpoints, authentication, validation, uploads, email, API page</span>
      </li>
      <li>
        <strong>Express 4</strong>
        <span>every endpoint is an Express route; your middleware works</span>
      </li>
      <li>
        <strong>Prisma 6</strong>
        <span>every query goes through your own Prisma client</span>
      </li>
      <li className={styles.base}>
        <strong>Node.js</strong>
        <span>one ordinary process, in TypeScript or JavaScript</span>
      </li>
    </ol>
  );
}
