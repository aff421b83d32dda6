/** The largest picture that the server takes, in megabytes (contract: files.uploadPicture). */
export const pictureLimitMb = 10;

/** The kinds of pictures that are taken; the server looks at the content again. */
export const pictureTypes = ["image/png", "image/jpeg", "image/webp"] as const;

/** Returns whether a file is larger than the server takes. */
export function isTooLarge(sizeBytes: number): boolean {
  return sizeBytes > pictureLimitMb * 1024 * 1024;
}
