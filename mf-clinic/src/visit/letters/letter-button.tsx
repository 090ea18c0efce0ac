import { Button, DownloadIcon, ErrorLine, saveFile } from '@shared/ui';
import { useAct } from '../../components/use-act';
import { getLetter } from '../visit.api';
import { words } from './letters.words';

/** Saves a prescription or a referral as PDF. */
export function LetterButton({ reference, code, name }: { reference: string; code: string; name: string }) {
  const { busy, failure, run } = useAct();
  const handleClick = () =>
    run(async () => saveFile(await getLetter(reference, code), 'application/pdf', `${name}.pdf`));
  return (
    <>
      <Button variant="secondary" icon={<DownloadIcon />} busy={busy} onClick={() => void handleClick()}>
        {words.pdf}
      </Button>
      <ErrorLine>{failure}</ErrorLine>
    </>
  );
}
