import { createRoot, type Root } from "react-dom/client";
import { toast, Toaster } from "sonner";
import "sonner/dist/styles.css";

let root: Root | undefined;

const gap = 8;
const look =
  "flex w-full gap-3 border-b-4 border-marigold bg-cloth-ink px-5 py-4 font-text text-body text-on-cloth";
const classNames = { title: "font-bold", icon: "flex-none" };

/** Shows a notice for a few seconds; the page itself must say the same permanently. */
export function notify(title: string, description: string, region: string) {
  if (!root) {
    const box = document.createElement("div");
    document.body.append(box);
    root = createRoot(box);
    const forget = () => {
      root?.unmount();
      root = undefined;
      box.remove();
    };
    // A page in the back/forward cache keeps no notice for the next user of a shared phone.
    addEventListener("pagehide", forget, { once: true });
  }
  // Below the header and the quick exit, which a low window separates, if they are in view; a form's panel leaves room here.
  const frame = [...document.querySelectorAll(".site-top, .quick-exit")];
  const top = Math.max(0, ...frame.map((part) => part.getBoundingClientRect().bottom)) + gap;
  root.render(
    <Toaster
      position="top-center"
      offset={{ top }}
      mobileOffset={{ top, left: 16, right: 16 }}
      containerAriaLabel={region}
      toastOptions={{ unstyled: true, className: look, classNames }}
    />,
  );
  // The toaster receives notices only after its first render.
  setTimeout(() => toast.success(title, { description }));
}
