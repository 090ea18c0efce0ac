import { fireEvent, screen } from '@testing-library/react';

export const file = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type });
export const document = (name: string, size = 10) =>
  new File(['%PDF-1.7\n', 'x'.repeat(size)], name, { type: 'application/pdf' });
export const receipt = document('receipt.pdf');
export const photo = file('photo.png', 'image/png');

export const select = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Evidence'), { target: { files } });

/** Chooses files and waits until they are ready. */
export async function choose(...files: File[]): Promise<void> {
  select(...files);
  for (const { name } of files) await screen.findByText(name);
}
