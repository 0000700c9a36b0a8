import { useEffect, useId, useRef, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { FormFault, FormValues } from './readForm';
import styles from './styles.module.css';

interface FieldProps {
  label: ReactNode;
  value: string;
  /** What is wrong with it, if anything. */
  fault?: string | false;
  rows?: number;
  placeholder?: string;
  onChange: (value: string) => void;
}

function Field({ label, value, fault = false, rows, placeholder, onChange }: FieldProps): ReactNode {
  const id = useId();
  const common = {
    id,
    value,
    placeholder,
    spellCheck: false,
    autoComplete: 'off',
    'aria-invalid': fault !== false,
    'aria-describedby': fault === false ? undefined : `${id}-fault`,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input {...common} inputMode="url" onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      ) : (
        <textarea {...common} rows={rows} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      )}
      {fault !== false && (
        <p id={`${id}-fault`} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

interface FormProps {
  /** That of the form of the address: the button that sends it stands outside. */
  id: string;
  values: FormValues;
  /** The further fields are open from the beginning: they are not empty. */
  showsMore: boolean;
  fault: FormFault | undefined;
  onChange: (change: Partial<FormValues>) => void;
  onStart: () => void;
}

type FieldsProps = Pick<FormProps, 'values' | 'fault' | 'onChange'>;
type MoreFieldsProps = FieldsProps & Pick<FormProps, 'showsMore'>;

function entryFault(fault: FormFault | undefined): string | false {
  if (fault === 'credentials') {
    return translate({
      id: 'doctor.fault.credentials',
      message: '地址里写了用户名与密码：浏览器的 fetch 不接受，Garfish 也取不到这样的入口。去掉它们再检查。',
      description: 'The address of the entry has a user name or a password in it',
    });
  }
  return (
    fault === 'entry' &&
    translate({
      id: 'doctor.fault.entry',
      message: '要一个 http 或 https 的完整地址，例如 http://localhost:5173/',
      description: 'The address of the entry is none',
    })
  );
}

function EntryField({ values, fault, onChange }: FieldsProps): ReactNode {
  return (
    <Field
      label={
        <Translate id="doctor.entry" description="Label of the field for the address of the sub-app's entry">
          子应用的入口地址
        </Translate>
      }
      value={values.entry}
      placeholder="http://localhost:5173/"
      fault={entryFault(fault)}
      onChange={(entry) => onChange({ entry })}
    />
  );
}

/** What an examination can do without. */
function MoreFields({ values, showsMore, fault, onChange }: MoreFieldsProps): ReactNode {
  const part = useRef<HTMLDetailsElement>(null);
  // Later than the page's HTML, in which it is closed, has given way to this.
  useEffect(() => {
    if (showsMore && part.current) part.current.open = true;
  }, [showsMore]);
  return (
    <details className={styles.more} ref={part} open={fault === 'basename' || fault === 'props' || undefined}>
      <summary>
        <Translate id="doctor.more" description="Summary of the further fields of the form">
          粘贴 HTML，或者给 basename 与 props
        </Translate>
      </summary>
      <Field
        label={
          <Translate id="doctor.html" description="Label of the box for the HTML of the entry">
            入口的 HTML（填了就不请求入口；里面的相对地址按上面的入口地址解析）
          </Translate>
        }
        value={values.html}
        rows={6}
        onChange={(html) => onChange({ html })}
      />
      <Field
        label="basename"
        value={values.basename}
        fault={
          fault === 'basename' &&
          translate({
            id: 'doctor.fault.basename',
            message: '以 / 开头的路径，例如 /subapp',
            description: 'The basename is no path',
          })
        }
        onChange={(basename) => onChange({ basename })}
      />
      <Field
        label={
          <Translate id="doctor.props" description="Label of the box for the props of the sub-app">
            props（JSON 对象）
          </Translate>
        }
        value={values.props}
        rows={2}
        placeholder='{"user": "小王"}'
        fault={
          fault === 'props' &&
          translate({
            id: 'doctor.fault.props',
            message: '要一个 JSON 对象，例如 {"user": "小王"}',
            description: 'The props are no JSON object',
          })
        }
        onChange={(props) => onChange({ props })}
      />
    </details>
  );
}

/**
 * What is to be examined. Enter in the address presses the button, which the page remembers before React is there; `dialog`,
 * as it is sent to nobody.
 */
export function Form({ id, onStart, ...fields }: FormProps): ReactNode {
  return (
    <>
      <form
        id={id}
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          onStart();
        }}
      >
        <EntryField {...fields} />
      </form>
      <MoreFields {...fields} />
    </>
  );
}
