import { failureText } from '@shared/runtime';
import { Button, DownloadIcon, ErrorLine } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useSaving } from '../components/use-saving';
import { words } from './care.words';

interface Props {
  /** The letter as PDF. */
  read: () => Promise<Blob>;
  name: string;
}

/** Saves a prescription or a referral as PDF. */
export const LetterButton = observer(function LetterButton({ read, name }: Props) {
  const { busy, failure, run } = useSaving();
  const handleClick = () => void run(read, `${name}.pdf`, 'application/pdf');
  return (
    <div>
      <Button variant="secondary" icon={<DownloadIcon />} busy={busy} onClick={handleClick}>
        {words.pdf(name)}
      </Button>
      <ErrorLine>{failureText(failure)}</ErrorLine>
    </div>
  );
});
