import { isFields } from '@site/demos/untrusted';
import { readStoredJson, storeJson } from '../../storedJson';
import type { FormValues } from './readForm';

const key = 'doctor.form';

/** What this tab keeps of the form; nothing where it keeps none. */
export function readKeptForm(): FormValues | undefined {
  const value = readStoredJson(key, 'sessionStorage');
  if (!isFields(value)) return undefined;
  const { entry, html, basename, props } = value;
  if (typeof entry !== 'string' || typeof html !== 'string') return undefined;
  if (typeof basename !== 'string' || typeof props !== 'string') return undefined;
  return { entry, html, basename, props };
}

/** For this tab only: props may be nobody else's business. */
export function keepForm(values: FormValues): void {
  storeJson(key, values, 'sessionStorage');
}
