import { RadioGroup } from '@ilera/ui';
import { words } from './patient.words';

const choices = [
  { value: 'me', label: words.me },
  { value: 'else', label: words.else },
] as const;

interface Props {
  isForElse: boolean;
  onChange: (isForElse: boolean) => void;
}

/** Asks whether the visit is for the visitor or for somebody else. */
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
