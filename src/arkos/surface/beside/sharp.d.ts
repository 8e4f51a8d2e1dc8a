/** What samples use of sharp (https://sharp.pixelplumbing.com/api-constructor). */
interface Sharp {
  /** Turns the image as its EXIF orientation says, which the result no longer has. */
  rotate(): Sharp;
  resize(
    width?: number,
    height?: number,
    options?: {
      fit?: 'contain' | 'cover' | 'fill' | 'inside' | 'outside';
      withoutEnlargement?: boolean;
    },
  ): Sharp;
  toBuffer(): Promise<Buffer>;
}

declare function sharp(input: string | Buffer): Sharp;

export = sharp;
