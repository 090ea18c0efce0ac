import { Link, MemoryRouter, Route, Routes } from '@ilera/runtime';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BelowTheFold } from './below-the-fold';

describe('BelowTheFold', () => {
  it('is there at once where a visit begins', () => {
    render(
      <BelowTheFold>
        <p>Questions</p>
      </BelowTheFold>,
      { wrapper: MemoryRouter },
    );
    expect(screen.getByText('Questions')).toBeVisible();
  });

  it('comes after the top of a page that was moved to', async () => {
    const page = (
      <>
        <h1>What we treat</h1>
        <BelowTheFold>
          <p>Questions</p>
        </BelowTheFold>
      </>
    );
    render(
      <MemoryRouter>
        <Link to="/conditions">Conditions</Link>
        <Routes>
          <Route path="/" element={null} />
          <Route path="/conditions" element={page} />
        </Routes>
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('link'));
    expect(screen.getByRole('heading')).toBeVisible();
    expect(screen.queryByText('Questions')).not.toBeInTheDocument();
    expect(await screen.findByText('Questions')).toBeVisible();
  });
});
