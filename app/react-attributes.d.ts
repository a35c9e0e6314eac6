import "react";

// React 18 passes these attributes to the browser but does not type them.
declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto" | (T extends never ? never : undefined);
  }

  namespace JSX {
    interface IntrinsicElements {
      "delivery-form": HTMLAttributes<HTMLElement>;
    }
  }

  interface ButtonHTMLAttributes<T> {
    popovertarget?: string | (T extends never ? never : undefined);
  }
}
