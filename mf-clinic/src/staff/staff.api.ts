import { unwrapData, unwrapList } from '@shared/contracts';
import type { ChangeStaffBody, InviteStaffBody, Staff } from '@shared/contracts/api';
import { api } from '@shared/runtime';
import { staff } from '../desk/staff.store';

/** Everybody who works at the clinic, by name. */
export async function listStaff(): Promise<Staff[]> {
  return unwrapList<Staff>(await staff.call(() => api.get<unknown>('clinic/staff')));
}

/** Invites somebody by mail. */
export async function inviteStaff(body: InviteStaffBody): Promise<Staff> {
  return unwrapData(await staff.call(() => api.post<unknown>('clinic/staff', body))) as Staff;
}

/** Changes what somebody is and may do. */
export async function changeStaff(id: Staff['id'], body: ChangeStaffBody): Promise<Staff> {
  return unwrapData(await staff.call(() => api.put<unknown>(`clinic/staff/${id}`, body))) as Staff;
}
