/** The part of NProgress 0.2.0 that this site and the theme use; the package brings no types. */
declare module 'nprogress' {
  interface NProgress {
    configure(options: {
      minimum?: number;
      speed?: number;
      trickle?: boolean;
      trickleRate?: number;
      trickleSpeed?: number;
      barSelector?: string;
      template?: string;
    }): this;
    start: () => this;
    inc(amount: number): this;
    done(): this;
    isStarted(): boolean;
  }
  const nprogress: NProgress;
  export default nprogress;
}
