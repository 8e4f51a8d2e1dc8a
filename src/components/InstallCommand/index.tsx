import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';

import CopyButton from '../CopyButton';
import styles from './styles.module.css';

/** Props of {@link InstallCommand}. */
export interface InstallCommandProps {
  /** Folder that create-arkos makes; without it create-arkos asks. */
  project?: string;
}

/**
 * How each package manager runs `create-arkos`: the same commands that `@docusaurus/remark-plugin-npm2yarn`
 * derives from npm's, so that this tab and those of the docs agree.
 */
const managers = [
  {name: 'npm', command: 'npm create arkos@latest'},
  {name: 'pnpm', command: 'pnpm create arkos'},
  {name: 'yarn', command: 'yarn create arkos'},
  {name: 'bun', command: 'bunx create-arkos'},
];

/**
 * The command that starts a project, for npm, pnpm, yarn and bun. The choice is shared with every
 * other set of tabs that `npm2yarn` writes, and kept.
 */
export default function InstallCommand({project}: InstallCommandProps): ReactNode {
  return (
    <div className={styles.install}>
      <Tabs groupId="npm2yarn" defaultValue="npm" lazy={false}>
        {managers.map(({name, command}) => {
          const line = project ? `${command} ${project}` : command;
          return (
            <TabItem key={name} value={name} label={name}>
              <div className={styles.line}>
                <code>{line}</code>
                <div className={styles.copy}>
                  <CopyButton text={line} subject={`${name} command`} />
                </div>
              </div>
            </TabItem>
          );
        })}
      </Tabs>
    </div>
  );
}
