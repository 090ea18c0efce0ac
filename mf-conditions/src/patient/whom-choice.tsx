import { RadioGroup, Spinner, untilLoaded } from '@shared/ui';
import { lazy, Suspense } from 'react';
import { words } from './patient.words';

const PatientFields = lazy(() =>
  untilLoaded(() => import(/* webpackChunkName: "patient" */ './patient-fields')),
);

const choices = [
  { value: 'me', label: words.me },
  { value: 'else', label: words.else },
] as const;

interface Props {
  isForElse: boolean;
  onChange: (isForElse: boolean) => void;
}

/** Whom the visit is for. */
export const WhomChoice = ({ isForElse, onChange }: Props) => (
  <RadioGroup
    name="visit_for"
    legend={words.question}
    choices={choices}
    value={isForElse ? 'else' : 'me'}
    onChange={(value) => onChange(value === 'else')}
    columns={2}
  />
);

/** The fields about somebody else, loaded where they are needed; of the form around. */
export const LatePatientFields = () => (
  <Suspense fallback={<Spinner label={words.loading} />}>
    <PatientFields />
  </Suspense>
);
