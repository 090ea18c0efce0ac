/** Sets the device's time zone, such as `Europe/London`, until `jest.restoreAllMocks()`. */
export function setDeviceZone(timeZone: string): void {
  const options = Intl.DateTimeFormat.prototype.resolvedOptions;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...options.call(this), timeZone };
  });
}
