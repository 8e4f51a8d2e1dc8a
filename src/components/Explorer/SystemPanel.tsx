import {useId, type ReactNode} from 'react';

import {delegateOf} from '../../arkos/endpoints';
import {systemRoutesOf, type SystemModule, type SystemRoute} from '../../arkos/endpoints/system';
import {seededPassword} from '../../arkos/simulation';
import {withEndpoint, type ExplorerProject} from './project';
import RouteList from './RouteList';
import SystemDetail from './SystemDetail';
import ValidationFiles from './ValidationFiles';
import styles from './styles.module.css';

const titles: readonly (readonly [SystemModule, string])[] = [
  ['auth', 'Authentication'],
  ['file-upload', 'File uploads'],
  ['system', 'System'],
];

/** All routes of the modules that are configured, turned off or not. */
function routesOf({configuration}: ExplorerProject): SystemRoute[] {
  const {before, after} = systemRoutesOf({...configuration, strict: false, disable: {}});
  return [...before, ...after];
}

/** What authentication asks of the schema. */
function UserNote({schema, configuration}: ExplorerProject): ReactNode {
  const {usernameField} = configuration;
  const user = schema.models.find(({name}) => delegateOf(name) === 'user');
  if (!user) {
    return (
      <p className={styles.problem}>
        Authentication needs a model named User. Without one, logging in returns 500, so nobody gets
        a token.
      </p>
    );
  }
  const wanted = ['password', usernameField];
  const missing = wanted.filter((name) => !user.fields.some((field) => field.name === name));
  return (
    <p className={missing.length > 0 ? styles.problem : styles.note}>
      {missing.length > 0
        ? `User has no column named ${missing.join(' or ')}, so nobody can log in.`
        : `The password of the users here is ${seededPassword}; the store keeps a bcrypt hash of it.`}
    </p>
  );
}

/** The routes that a project gets from its configuration, without a model. */
export default function SystemPanel({project}: {readonly project: ExplorerProject}): ReactNode {
  const id = useId();
  const {configuration, onConfiguration} = project;
  const mounted = systemRoutesOf(configuration);
  const on = new Set([...mounted.before, ...mounted.after].map(({operation}) => operation));
  const all = routesOf(project);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        Routes without a model
      </h3>
      {titles.map(([module, title]) => {
        const routes = all.filter((route) => route.module === module);
        if (routes.length === 0) return null;
        return (
          <details key={module} className={styles.section}>
            <summary>
              {title}: {routes.filter(({operation}) => on.has(operation)).length} routes
            </summary>
            {module === 'auth' && <UserNote {...project} />}
            <RouteList
              label={`Routes of ${title}`}
              routes={routes.map((route) => ({
                ...route,
                isOn: on.has(route.operation),
                ...(module !== 'system' && {
                  onToggle: (isOn) =>
                    onConfiguration(withEndpoint(configuration, module, route.operation, isOn)),
                }),
                detail: () => <SystemDetail route={route} project={project} />,
              }))}
            />
            <ValidationFiles module={module} project={project} />
          </details>
        );
      })}
    </section>
  );
}
