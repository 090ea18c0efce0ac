/** @jest-environment node */
import { overlays } from '@ilera/contracts';
import { InterfaceStore } from './interface.store';

it('close-all resets exactly its flags (P4.1, R4.21)', () => {
  const state = new InterfaceStore();
  for (const overlay of overlays) state.open(overlay);
  state.closeAll();
  expect(overlays.filter((overlay) => state.overlays[overlay])).toEqual([
    'dashboardSidebar',
    'fixedSidebar',
    'verificationPage',
  ]);
});

it('switches from one panel to another', () => {
  const state = new InterfaceStore();
  state.open('login');
  state.switchTo('forgotPassword');
  expect(state.overlays.login).toBe(false);
  expect(state.overlays.forgotPassword).toBe(true);
});

it('keeps what is selected', () => {
  const state = new InterfaceStore();
  state.select({ selectedPlan: '4', landingPage: 'plans' });
  expect(state).toMatchObject({ selectedPlan: '4', landingPage: 'plans', selectedCondition: null });
});
