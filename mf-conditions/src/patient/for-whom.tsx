import { Consent } from './consent';
import { PatientFields, useIsForElse } from './patient-fields';

/** Whom the visit is for, with the consent where that is somebody else. */
export function ForWhom() {
  const isForElse = useIsForElse();
  return (
    <>
      <PatientFields />
      {isForElse && <Consent forElse />}
    </>
  );
}
