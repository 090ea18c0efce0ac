import { Mutation } from '@ilera/runtime';
import { type Control, heldValue, isEdited, showValue } from '@ilera/ui';
import { autorun, compareStructural, makeAutoObservable, ObservableMap, runInAction, toJS } from 'mobx';
import { type FormSchema, formSchema, type SchemaLoader } from './form-schema';

/** The options of a form. */
export interface FormOptions<Values extends object> {
  /**
   * Imports the schema, so that yup loads once somebody begins to fill in the form: `() =>
   * import('./login.schema')` and its export. A form without one takes everything.
   */
  schema?: SchemaLoader<Values>;
  /** Of every field. */
  defaultValues: Values;
  /**
   * By field: what it needs, shown beside it and ticked once it is there. A form with them is checked at each
   * change, and its button is inactive until it is valid; another one when it is sent.
   */
  missingHints?: Readonly<Record<string, string>>;
  /** The calls whose data the form changes: what is shown of them loads again, after a refusal too. */
  stale?: readonly { path: string }[];
  /** Called where sending failed, as `showFailure` is; without it the error is thrown. */
  onFailure?: (form: FormStore<object>, failure: unknown) => void;
}

/**
 * One form: its values, what is wrong with them, and whether it is being sent. Its fields are the document's own;
 * each control shows its value and tells what is typed, by name.
 */
export class FormStore<Values extends object> {
  values: Values;
  defaultValues: Values;
  /** The messages that are shown, by field; that of the form as a whole is `root`. */
  readonly errors = new ObservableMap<string, string>();
  /** The fields that keep the form from being valid, shown or not, where it is checked at each change. */
  readonly missing: ObservableMap<string, string>;
  isValid = false;
  isSubmitting = false;
  /** The values that were sent last, as they were typed. */
  private sent: Values | undefined;
  /** How often the form was emptied, or given other default values. */
  resets = 0;
  readonly schema: FormSchema<Values>;
  readonly hints: Readonly<Record<string, string>> | undefined;
  private readonly stale: FormOptions<Values>['stale'];
  private readonly onFailure: FormOptions<Values>['onFailure'];
  private readonly controls = new Set<Control>();
  /** The fields that were edited since the last check. */
  private readonly edited = new Set<string>();
  private checks = 0;

  constructor({ schema, defaultValues, missingHints, stale, onFailure }: FormOptions<Values>) {
    this.schema = formSchema(schema);
    this.values = this.defaultValues = defaultValues;
    this.hints = missingHints;
    this.stale = stale;
    this.onFailure = onFailure;
    this.missing = new ObservableMap(missingHints);
    makeAutoObservable<this, 'stale' | 'onFailure' | 'controls' | 'edited' | 'checks'>(this, {
      defaultValues: false,
      errors: false,
      missing: false,
      schema: false,
      hints: false,
      stale: false,
      onFailure: false,
      controls: false,
      edited: false,
      checks: false,
      get: false,
      attach: false,
    });
  }

  /** Whether a value differs from its default. */
  get isDirty(): boolean {
    return !compareStructural(this.values, this.defaultValues);
  }

  /** Whether nothing was typed since it was sent: what was typed meanwhile is not to be emptied. */
  get isAsSent(): boolean {
    return compareStructural(this.values, this.sent);
  }

  /** The value of a field, as `medicines.0.dose`. */
  get(name: string): unknown {
    const inside = (value: unknown, key: string) => (value as Record<string, unknown> | undefined)?.[key];
    return name.split('.').reduce<unknown>(inside, this.values);
  }

  /** Sets a value that no control of that name has told, and takes back what was wrong with it. */
  setValue<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  setValue(nested: `${string}.${string}`, value: unknown): void;
  setValue(name: string, value: unknown): void {
    this.put(name, value);
    this.clearErrors(name);
    if (this.hints) void this.check();
  }

  setError(name: string, message: string): void {
    this.errors.set(name, message);
    this.isValid = false;
  }

  /** Takes the message of a field away, and of the fields inside it. */
  clearErrors(name: string): void {
    for (const key of this.errors.keys()) if (`${key}.`.startsWith(`${name}.`)) this.errors.delete(key);
  }

  /** Shows the default values, or others that are the default from now on. What is being checked is not sent. */
  reset(values: Values = this.defaultValues): void {
    this.resets += 1;
    this.values = this.defaultValues = values;
    this.errors.clear();
    this.edited.clear();
    if (this.hints) void this.check();
  }

  /** Takes other default values under what was changed, which stays. */
  rebase(values: Values): void {
    const changed = Object.entries(this.values).filter(
      ([name, value]) => !compareStructural(value, this.defaultValues[name as keyof Values]),
    );
    this.defaultValues = values;
    this.values = { ...values, ...Object.fromEntries(changed) };
  }

  /** Follows a control from when it is in the document: a React ref, which returns what ends it. */
  readonly attach = (control: Control): (() => void) => {
    this.controls.add(control);
    if (isEdited(control)) this.edit(control);
    const stop = autorun(() => showValue(control, this.get(control.name)));
    return () => {
      stop();
      this.controls.delete(control);
    };
  };

  /** Takes what a control holds. Its error goes, or comes where the form is checked at each change. */
  edit(control: Control): void {
    const { name } = control;
    const known = this.get(name);
    const held = heldValue(control, known);
    if (held === known) return;
    this.put(name, held);
    if (this.hints) void this.check(name);
    else this.clearErrors(name);
  }

  private put(name: string, value: unknown): void {
    const dot = name.lastIndexOf('.');
    const parent = dot < 0 ? this.values : this.get(name.slice(0, dot));
    Object.assign(parent ?? {}, { [name.slice(dot + 1)]: value });
  }

  /** Takes what the controls hold and no event has said: password managers and browsers fill in without one (R4.95). */
  read(): void {
    // A select without the entry of its value shows none.
    for (const control of this.controls)
      if (control.value || control.type !== 'select-one') this.edit(control);
  }

  /** Checks the values as they are then, and shows what is wrong with the fields that were edited, and these. */
  async check(...names: string[]): Promise<void> {
    for (const name of names) this.edited.add(name);
    const check = (this.checks += 1);
    const { values, errors } = await this.schema.check(() => toJS(this.values));
    if (check !== this.checks) return;
    runInAction(() => {
      this.isValid = values !== null;
      if ('root' in errors) return;
      this.missing.replace(errors);
      for (const name of this.edited) {
        if (errors[name]) this.errors.set(name, errors[name]);
        else this.errors.delete(name);
      }
      this.edited.clear();
    });
  }

  /** Checks everything and shows what is wrong; returns the values of the schema, or null where there is none. */
  async validate(): Promise<Values | null> {
    this.schema.prefetch();
    this.read();
    const { resets } = this;
    const { values, errors } = await this.schema.check(() => toJS(this.values));
    if (resets !== this.resets) return null;
    runInAction(() => {
      this.isValid = values !== null;
      this.errors.replace(errors);
    });
    return values;
  }

  /** Sends values that the schema accepts, one at a time. */
  async submit(send: (values: Values) => unknown): Promise<void> {
    if (this.isSubmitting) return;
    this.isSubmitting = true;
    try {
      const values = await this.validate();
      if (!values) return;
      runInAction(() => void (this.sent = toJS(this.values)));
      const sending = new Mutation(async () => send(values), this.stale);
      if (!(await sending.run())) throw sending.failure;
    } catch (failure) {
      if (!this.onFailure) throw failure;
      this.onFailure(this, failure);
    } finally {
      runInAction(() => void (this.isSubmitting = false));
    }
  }
}
