import { Mutation } from '@ilera/runtime';
import { type Control, heldValue, isEdited, showValue } from '@ilera/ui';
import { autorun, compareStructural, makeAutoObservable, ObservableMap, runInAction, toJS } from 'mobx';
import { type FormSchema, formSchema, type SchemaLoader } from './form-schema';

/** Fails a submission of invalid values, whose errors the fields show. */
const invalid = new Error('The form is invalid');

/** The options of a form. */
export interface FormOptions<Values extends object> {
  /**
   * Imports the schema, so that yup loads on the first use of the form: `() => import('./login.schema')` and its
   * export. A form without a schema accepts all values.
   */
  schema?: SchemaLoader<Values>;
  /** Must name every field. */
  defaultValues: Values;
  /**
   * The requirement of each field, shown beside the field and ticked once it is met. A form with hints is checked at
   * each change, and its button is inactive until the form is valid; other forms are checked on submission.
   */
  missingHints?: Readonly<Record<string, string>>;
  /**
   * Loads the saved values, before valid values are sent: fields that the person has not edited are sent as saved, so
   * that the form takes back no change of another tab.
   */
  savedValues?: () => Promise<Values>;
  /** Calls whose data the form changes: resources on the screen reload, even after a refusal. */
  stale?: readonly { path: string }[];
  /** Called with a failed submission, like `showFailure`; without it the failure is thrown. */
  onFailure?: (form: FormStore<object>, failure: unknown) => void;
}

/**
 * The state of a form: values, errors and submission. Fields are the document's controls; each shows and reports its
 * value by name.
 */
export class FormStore<Values extends object> {
  values: Values;
  defaultValues: Values;
  /** Visible messages by field; `root` has the form's message. */
  readonly errors = new ObservableMap<string, string>();
  /** Fields that make the form invalid, whether shown or not; only for a form that is checked at each change. */
  readonly missing: ObservableMap<string, string>;
  isValid = false;
  /** The values of the last submission, as typed. */
  private sent: Values | undefined;
  /** Number of resets of the form. */
  resets = 0;
  readonly schema: FormSchema<Values>;
  readonly hints: Readonly<Record<string, string>> | undefined;
  private readonly sending: Mutation<[send: (values: Values) => unknown], void>;
  private readonly onFailure: FormOptions<Values>['onFailure'];
  private readonly controls = new Set<Control>();
  /** Fields edited since the last check. */
  private readonly edited = new Set<string>();
  private checks = 0;

  constructor(options: FormOptions<Values>) {
    const { schema, defaultValues, missingHints, savedValues, stale, onFailure } = options;
    this.schema = formSchema(schema);
    this.values = this.defaultValues = defaultValues;
    this.hints = missingHints;
    this.sending = new Mutation(async (send) => {
      const { resets } = this;
      let valid = await this.validate();
      if (valid && savedValues) {
        const saved = await savedValues();
        if (resets !== this.resets) throw invalid;
        this.rebase(saved);
        valid = await this.validate();
      }
      if (!valid) throw invalid;
      runInAction(() => void (this.sent = toJS(this.values)));
      await send(valid);
    }, stale);
    this.onFailure = onFailure;
    this.missing = new ObservableMap(missingHints);
    makeAutoObservable<this, 'sending' | 'onFailure' | 'controls' | 'edited' | 'checks'>(this, {
      defaultValues: false,
      errors: false,
      missing: false,
      schema: false,
      hints: false,
      sending: false,
      onFailure: false,
      controls: false,
      edited: false,
      checks: false,
      get: false,
      attach: false,
    });
  }

  get isSubmitting(): boolean {
    return this.sending.busy;
  }

  /** Whether a value differs from its default. */
  get isDirty(): boolean {
    return !compareStructural(this.values, this.defaultValues);
  }

  /** Whether the values are unchanged since the submission: newer text must not be cleared. */
  get isAsSent(): boolean {
    return compareStructural(this.values, this.sent);
  }

  /** The value of a field, such as `medicines.0.dose`. */
  get(name: string): unknown {
    const memberOf = (value: unknown, key: string) => (value as Record<string, unknown> | undefined)?.[key];
    return name.split('.').reduce<unknown>(memberOf, this.values);
  }

  /** Sets a field's value from code instead of from a control, and clears its errors. */
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

  /** Clears the messages of a field and of its nested fields. */
  clearErrors(name: string): void {
    for (const key of this.errors.keys()) if (`${key}.`.startsWith(`${name}.`)) this.errors.delete(key);
  }

  /** Resets to the default values, or to new ones. A check in progress no longer submits. */
  reset(values: Values = this.defaultValues): void {
    this.resets += 1;
    this.values = this.defaultValues = values;
    this.errors.clear();
    this.edited.clear();
    if (this.hints) void this.check();
  }

  /** Replaces the default values; edited fields keep their values. */
  rebase(values: Values): void {
    const changed = Object.entries(this.values).filter(
      ([name, value]) => !compareStructural(value, this.defaultValues[name as keyof Values]),
    );
    this.defaultValues = values;
    this.values = { ...values, ...Object.fromEntries(changed) };
  }

  /** Takes over a draft's values. */
  restore(draft: Partial<Values>): void {
    for (const [name, value] of Object.entries(draft))
      if (name in this.values)
        this.setValue(name as keyof Values & string, value as Values[keyof Values & string]);
  }

  /** Connects a control while it is in the document: a React ref, which returns its clean-up. */
  readonly attach = (control: Control): (() => void) => {
    this.controls.add(control);
    if (isEdited(control)) this.edit(control);
    const stop = autorun(() => showValue(control, this.get(control.name)));
    return () => {
      stop();
      this.controls.delete(control);
    };
  };

  /** Takes over a control's value. Clears its error, or checks the field if the form is checked at each change. */
  edit(control: Control): void {
    const { name } = control;
    const known = this.get(name);
    const value = heldValue(control, known);
    if (value === known) return;
    this.put(name, value);
    if (this.hints) void this.check(name);
    else this.clearErrors(name);
  }

  private put(name: string, value: unknown): void {
    const dot = name.lastIndexOf('.');
    const parent = dot < 0 ? this.values : this.get(name.slice(0, dot));
    Object.assign(parent ?? {}, { [name.slice(dot + 1)]: value });
  }

  /**
   * Takes over the values of controls that fired no event: password managers and browsers fill fields silently (R4.95).
   */
  readControls(): void {
    // A select that lacks the entry for its value is empty.
    for (const control of this.controls)
      if (control.value || control.type !== 'select-one') this.edit(control);
  }

  /** Checks the current values, and shows the errors of the edited fields and of `names`. */
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

  /** Checks all fields and shows their errors. @returns the schema's values, or null if invalid */
  async validate(): Promise<Values | null> {
    this.schema.prefetch();
    this.readControls();
    const { resets } = this;
    const { values, errors } = await this.schema.check(() => toJS(this.values));
    if (resets !== this.resets) return null;
    runInAction(() => {
      this.isValid = values !== null;
      this.errors.replace(errors);
    });
    return values;
  }

  /** Submits the schema's values; one submission at a time. */
  async submit(send: (values: Values) => unknown): Promise<void> {
    await this.sending.run(send);
    const { failure } = this.sending;
    if (failure === null || failure === invalid) return;
    if (!this.onFailure) throw failure;
    this.onFailure(this, failure);
  }
}
