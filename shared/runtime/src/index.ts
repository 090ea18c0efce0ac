/**
 * The one live instance per page, provided by the shell and shared by every remote. The list of exports is a contract
 * between independently deployed parts (docs/adr/0001): an addition is a minor version of package.json, a removal or
 * change a major one. The task `report` compares it with report/.
 */
export { api, configureRuntime, hasFeature, runtimeConfig } from './instances';
export { interfaceState, modals, session, toasts } from './instances';
export { forgetAnswers, keepAnswers } from './api/answers';
export type { ApiClient } from './api/http-client';
export type { RequestOptions } from './api/send-request';
export { AbortedError, ApiError, HttpError, isMissing, mayHaveHappened } from './api/errors';
export { MissingError, NetworkError } from './api/errors';
export { Resource, type Source, useResource } from './data/resource';
export { Mutation } from './data/mutation';
export { fieldErrors, firstError, failureMessage, failureText } from './api/server-errors';
export { prepareRequests } from './api/load-transport';
export { type Elements, ViewBoundary, ViewBoundaryContext } from './view-boundary';
export { clock } from './server-clock';
export type { ServerClock } from './server-clock';
export { drafts } from './drafts';
export { tabStorage } from './session/browser-storage';
export type { SafeStorage } from './session/browser-storage';
export { loadProfile, reloadProfile } from './load-profile';
export type { SessionEnd, SessionStore } from './session/session.store';
export type { PendingPlan } from './session/after-sign-in';
export { forgetTargetPlan, readTargetPlan, rememberTargetPlan } from './session/after-sign-in';
export { rememberReturnPath, takeReturnPath } from './session/after-sign-in';
export type { ToastMessage, ToastStore } from './toasts/toasts.store';
export { toastFailure } from './toast-failure';
export type { ModalStore, OpenModal } from './modals/modals.store';
export type { InterfaceStore } from './interface-state/interface.store';
export { externalNavigation, leaveSite, UnsafeRedirectError } from './redirect/leave-site';
export { noteHistoryEntry, useBackCloses } from './router/panel-entries';
export * from './router';
