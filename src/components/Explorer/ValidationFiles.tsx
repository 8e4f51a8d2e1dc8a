import {useId, type ReactNode} from 'react';

import type {ValidationFile} from '../../arkos/endpoints/validation-files';
import type {ExplorerProject} from './project';
import styles from './styles.module.css';

/** Props of {@link File}. */
interface FileProps {
  readonly file: ValidationFile;
  readonly project: ExplorerProject;
}

/** One file, to edit. */
function File({file: {path, text}, project: {problems, onFile}}: FileProps): ReactNode {
  const id = useId();
  const problem = problems.find((one) => one.path === path);
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        <code>{path}</code>
      </label>
      <textarea
        id={id}
        className={styles.code}
        rows={Math.min(16, text.split('\n').length + 1)}
        spellCheck={false}
        value={text}
        aria-describedby={`${id}-status`}
        aria-invalid={problem !== undefined}
        onChange={({target}) => onFile(path, target.value)}
      />
      <p id={`${id}-status`} role="status" className={problem ? styles.problem : styles.note}>
        {problem
          ? `Line ${problem.line}: ${problem.message} Bodies are not validated until then.`
          : text.trim() === '' && 'Without the file, bodies are not validated.'}
      </p>
    </div>
  );
}

/** Props of {@link ValidationFiles}. */
interface ValidationFilesProps {
  /** A model, or `auth`. */
  readonly module: string;
  readonly project: ExplorerProject;
}

/** The validation files of a module, to edit or to replace with the reader's own. */
export default function ValidationFiles({module, project}: ValidationFilesProps): ReactNode {
  const files = project.files.filter((file) => file.module === module);
  if (files.length === 0) return null;
  return (
    <details className={styles.section}>
      <summary>Validation files</summary>
      <div className={styles.files}>
        <p className={styles.note}>
          A start from the columns; paste your own. The text is parsed, never run, so functions such
          as <code>refine</code> are not simulated.
        </p>
        {files.map((file) => (
          <File key={file.path} file={file} project={project} />
        ))}
      </div>
    </details>
  );
}
