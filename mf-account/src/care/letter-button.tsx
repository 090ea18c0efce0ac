import { Button, DownloadIcon, ErrorLine, saveFile } from '@shared/ui';
import { useAct } from '../components/use-act';
import type { CareSource } from './care.api';
import { words } from './care.words';

/** Saves a prescription or a referral as PDF. */
export function LetterButton({ source, code, name }: { source: CareSource; code: string; name: string }) {
  const { busy, failure, run } = useAct();
  const handleClick = () =>
    run(async () => saveFile(await source.letter(code), 'application/pdf', `${name}.pdf`));
  return (
    <div>
      <Button variant="secondary" icon={<DownloadIcon />} busy={busy} onClick={() => void handleClick()}>
        {words.pdf(name)}
      </Button>
      <ErrorLine>{failure}</ErrorLine>
    </div>
  );
}
