import {useId, type ReactNode} from 'react';

import {delegateOf} from '../../arkos/endpoints';
import {defaultConfiguration, type Configuration} from '../../arkos/endpoints/configuration';
import type {Schema} from '../../arkos/schema';
import Choice from './Choice';
import styles from './styles.module.css';

/** `routers.strict`, as the value of a list. */
type Strict = 'false' | 'no-bulk' | 'true';

const strictOptions: readonly (readonly [value: Strict, text: string])[] = [
  ['false', 'off: every endpoint is on'],
  ['no-bulk', "'no-bulk': none for many records"],
  ['true', 'true: only what a router file turns on'],
];

/** The columns that can be logged in with. */
function usernameFields(schema: Schema, current: string): string[] {
  const user = schema.models.find(({name}) => delegateOf(name) === 'user');
  const unique = user?.fields.filter(({isUnique, type}) => isUnique && type === 'String') ?? [];
  return [
    ...new Set([defaultConfiguration.usernameField, ...unique.map(({name}) => name), current]),
  ];
}

/** Props of {@link Switch}. */
interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A labelled check box. */
function Switch({label, isOn, onChange}: SwitchProps): ReactNode {
  const id = useId();
  return (
    <label htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        onChange={({target}) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}

/** Props of {@link Settings}. */
interface SettingsProps {
  readonly schema: Schema;
  readonly configuration: Configuration;
  readonly onChange: (change: Partial<Configuration>) => void;
}

/** The configuration, to choose. */
export default function Settings({schema, configuration, onChange}: SettingsProps): ReactNode {
  const {strict, authentication, usernameField, validation, forbidsUnknown, hasDocs} =
    configuration;
  return (
    <div className={styles.settings}>
      <Choice
        label="routers.strict"
        value={String(strict) as Strict}
        options={strictOptions}
        onChange={(value) => onChange({strict: value === 'true' || (value === 'no-bulk' && value)})}
      />
      <Choice
        label="Authentication"
        value={authentication}
        options={[
          ['off', 'off'],
          ['static', 'static: roles in auth files'],
          ['dynamic', 'dynamic: roles in the database'],
        ]}
        onChange={(value) => onChange({authentication: value})}
      />
      {authentication !== 'off' && (
        <Choice
          label="Username"
          value={usernameField}
          options={usernameFields(schema, usernameField).map((name) => [name, name] as const)}
          onChange={(value) => onChange({usernameField: value})}
        />
      )}
      <Choice
        label="Validation"
        value={validation}
        options={[
          ['off', 'off'],
          ['zod', 'zod'],
          ['class-validator', 'class-validator'],
        ]}
        onChange={(value) => onChange({validation: value})}
      />
      {validation === 'class-validator' && (
        <Switch
          label="Forbid unknown keys"
          isOn={forbidsUnknown}
          onChange={(isOn) => onChange({forbidsUnknown: isOn})}
        />
      )}
      <Switch label="API docs" isOn={hasDocs} onChange={(isOn) => onChange({hasDocs: isOn})} />
    </div>
  );
}
