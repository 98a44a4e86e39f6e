{{/*
The reader of documents: a sidecar, because the worker reaches it by a Unix socket alone. It has no secret and no setting but the
address of that socket. It is another user than the worker, who may use the socket by its group.
*/}}
{{- define "frontdoor.reader" -}}
{{- $isRoot := eq .Values.reader.isolation "other-user" -}}
- name: reader
  restartPolicy: Always
  {{- include "frontdoor.image" (list . "backend") | nindent 2 }}
  command: [node, --max-semi-space-size=1, dist/entrypoints/reader.js]
  env:
    - { name: READER_URL, value: 'unix:///run/frontdoor/reader.sock' }
  # No startup probe: the worker would wait for it, and mails must not.
  livenessProbe:
    exec:
      command:
        - node
        - -e
        - require('net').connect('/run/frontdoor/reader.sock', () => process.exit(0)).on('error', () => process.exit(1))
    initialDelaySeconds: 60
    periodSeconds: 30
    timeoutSeconds: 10
  securityContext:
    allowPrivilegeEscalation: false
    readOnlyRootFilesystem: true
    {{- if $isRoot }}
    runAsNonRoot: false
    runAsUser: 0
    capabilities: { drop: [ALL], add: [SETUID, SETGID, KILL] }
    {{- else }}
    runAsUser: 10002
    capabilities: { drop: [ALL] }
    {{- end }}
    {{- if eq .Values.reader.isolation "own-namespaces" }}
    seccompProfile:
      type: Localhost
      localhostProfile: {{ required "reader.isolation own-namespaces needs reader.seccompProfile" .Values.reader.seccompProfile }}
    {{- end }}
  resources:
    {{- toYaml .Values.reader.resources | nindent 4 }}
  volumeMounts:
    - { name: reader, mountPath: /run/frontdoor }
    - { name: nothing, mountPath: /dev/shm, readOnly: true }
{{- end }}
