import {useId, useRef, useState, type ReactNode} from 'react';

import {operators} from '../../arkos/facts/query.json';
import type {Model} from '../../arkos/schema';
import styles from '../Explorer/styles.module.css';
import own from './styles.module.css';
import {parametersOf, queryOf, type QueryParameter} from './state';

/** Operators of Prisma that the framework passes on. */
const prismaOperators = ['not', 'gt', 'gte', 'lt', 'lte', 'startsWith', 'endsWith'];

const reserved = ['sort', 'page', 'limit', 'fields', 'search', 'filterMode', 'include', 'filters'];

/** Props of {@link Form}. */
interface FormProps {
  readonly query: string;
  readonly model: Model;
  readonly onQuery: (query: string) => void;
}

/** The query string as a form: one row for each parameter, and one to add another. */
export default function Form({query, model, onQuery}: FormProps): ReactNode {
  const id = useId();
  const newName = useRef<HTMLInputElement>(null);
  const [key, setKey] = useState('');
  const [value, setValue] = useState('');
  const parameters = parametersOf(query);
  const change = (index: number, next: QueryParameter | undefined): void => {
    onQuery(queryOf(parameters.flatMap((one, at) => (at === index ? (next ?? []) : one))));
  };
  const remove = (index: number): void => {
    // The button of the last parameter goes away with it, and the focus with the button.
    if (index === parameters.length - 1) newName.current?.focus();
    change(index, undefined);
  };
  const columns = model.fields.filter(({isRelation}) => !isRelation).map(({name}) => name);
  const names = [
    ...reserved,
    ...columns,
    ...columns.flatMap((name) =>
      [...Object.keys(operators), ...prismaOperators].map((operator) => `${name}__${operator}`),
    ),
  ];
  return (
    <form
      className={own.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (key === '') return;
        onQuery(queryOf([...parameters, {key, value}]));
        setKey('');
        setValue('');
      }}
    >
      <datalist id={`${id}-names`}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {parameters.map((parameter, index) => (
        // A parameter has no name of its own: its place is what it is.
        <div key={`${index}`} role="group" aria-label={`Parameter ${index + 1}`}>
          <input
            aria-label="Name"
            className={styles.code}
            list={`${id}-names`}
            value={parameter.key}
            onChange={({target}) => change(index, {...parameter, key: target.value})}
          />
          <input
            aria-label="Value"
            className={styles.code}
            value={parameter.value}
            onChange={({target}) => change(index, {...parameter, value: target.value})}
          />
          <button type="button" className={styles.quiet} onClick={() => remove(index)}>
            Remove<span className="visually-hidden"> {parameter.key}</span>
          </button>
        </div>
      ))}
      <div role="group" aria-label="New parameter">
        <input
          ref={newName}
          aria-label="Name"
          className={styles.code}
          list={`${id}-names`}
          placeholder="title__startsWith"
          value={key}
          onChange={({target}) => setKey(target.value)}
        />
        <input
          aria-label="Value"
          className={styles.code}
          value={value}
          onChange={({target}) => setValue(target.value)}
        />
        <button type="submit" className={styles.quiet}>
          Add
        </button>
      </div>
    </form>
  );
}
