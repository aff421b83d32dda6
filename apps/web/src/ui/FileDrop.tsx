import { FileText, ImageUp, X } from "lucide-react";
import { type ReactNode, useCallback } from "react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Thumb } from "./Avatar.tsx";
import { Button } from "./Button.tsx";
import { IconButton } from "./IconButton.tsx";
import { joinClasses } from "./joinClasses.ts";
import { Notice } from "./Notice.tsx";
import { Track } from "./Track.tsx";
import styles from "./FileDrop.module.css";
import avatarStyles from "./Avatar.module.css";
import fieldFrameStyles from "./FieldFrame.module.css";

/** A file that was chosen here, or that stands on the server already. */
export interface FileItem {
  id: string;
  name: string;
  /** Gives a picture its small view while it is not yet uploaded. */
  file?: File | undefined;
  /** The address of a stored picture. */
  pictureUrl?: string | undefined;
  /** 0 to 1 while it is sent; undefined when it is not. */
  progress?: number | undefined;
  /** Size, "being read", "done". */
  detail?: ReactNode;
  error?: ReactNode;
}

export interface FileDropProps {
  /** What belongs here, read aloud. */
  label: string;
  /** Above the button: "Drop pictures here, or". */
  text: ReactNode;
  buttonLabel: ReactNode;
  /** Kinds and sizes that are taken. */
  hint?: ReactNode;
  /** MIME types that are taken, such as "image/png". The server still checks the content. */
  acceptedTypes: readonly string[];
  allowsMultiple?: boolean;
  files: readonly FileItem[];
  /** The files of an accepted type; with one allowed, only the first. */
  onAdd: (files: File[]) => void;
  /** The names of files of other types. */
  onRefuse?: (names: string[]) => void;
  onRemove: (id: string) => void;
  /** Label of the cross at a file. */
  removeLabel: (name: string) => string;
  /** Why nothing (or not all) was taken. */
  error?: ReactNode;
  isDisabled?: boolean;
  className?: string | undefined;
}

/** The small view of a picture that is still only in the browser. */
function ChosenPicture({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <span className={avatarStyles.thumb}>
      <img ref={show} alt="" />
    </span>
  );
}

function FileRow({
  item,
  removeLabel,
  onRemove,
}: {
  item: FileItem;
  removeLabel: string;
  onRemove: () => void;
}) {
  const isChosenPicture = item.pictureUrl === undefined && item.file?.type.startsWith("image/");
  return (
    <li className={styles.fileRow}>
      {isChosenPicture && item.file ? (
        <ChosenPicture file={item.file} />
      ) : (
        <Thumb src={item.pictureUrl} icon={FileText} />
      )}
      <div>
        <p className={styles.fileName}>
          <span dir="auto">{item.name}</span>
        </p>
        {item.detail !== undefined && <p className={styles.fileDetail}>{item.detail}</p>}
        {item.error !== undefined && <p className={fieldFrameStyles.fieldError}>{item.error}</p>}
        {item.progress !== undefined && (
          <Track label={item.name} value={item.progress} max={1} isThin />
        )}
      </div>
      <IconButton label={removeLabel} icon={X} onPress={onRemove} />
    </li>
  );
}

/** A place to drop, paste or choose files, with the files and how far each one is. */
export function FileDrop({
  label,
  text,
  buttonLabel,
  hint,
  acceptedTypes,
  allowsMultiple = false,
  files,
  onAdd,
  onRefuse,
  onRemove,
  removeLabel,
  error,
  isDisabled = false,
  className,
}: FileDropProps) {
  function take(chosen: File[]) {
    const fitting = chosen.filter((file) => acceptedTypes.includes(file.type));
    const others = chosen.filter((file) => !acceptedTypes.includes(file.type));
    if (others.length > 0) onRefuse?.(others.map((file) => file.name));
    if (fitting.length > 0) onAdd(allowsMultiple ? fitting : fitting.slice(0, 1));
  }
  return (
    <div className={joinClasses(styles.fileDrop, className)}>
      <DropZone
        aria-label={label}
        isDisabled={isDisabled}
        className={joinClasses(styles.fileDropZone)}
        getDropOperation={() => "copy"}
        onDrop={async (event) => {
          const dropped = event.items.filter((item) => item.kind === "file");
          take(await Promise.all(dropped.map((item) => item.getFile())));
        }}
      >
        <p className={styles.fileDropWords}>{text}</p>
        <FileTrigger
          acceptedFileTypes={acceptedTypes}
          allowsMultiple={allowsMultiple}
          onSelect={(list) => list && take([...list])}
        >
          <Button icon={ImageUp} isDisabled={isDisabled}>
            {buttonLabel}
          </Button>
        </FileTrigger>
        {hint !== undefined && <p className={styles.fileDetail}>{hint}</p>}
      </DropZone>
      {error !== undefined && error !== null && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      {files.length > 0 && (
        <ul className={styles.fileList}>
          {files.map((item) => (
            <FileRow
              key={item.id}
              item={item}
              removeLabel={removeLabel(item.name)}
              onRemove={() => onRemove(item.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
